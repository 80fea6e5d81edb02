// npm test: everything that must hold, from types to the last test. The first thing that fails ends it.
import { cli, ensureBuilt, ensureChromium, ensureInstalled, run } from './prepare.mjs'

ensureInstalled()
console.log('Types')
run('npx', ['tsc', '-p', '.'])
console.log('Lint')
run('npm', ['run', '--silent', 'lint'])
ensureBuilt()
console.log('Content')
run(process.execPath, [cli, 'check', '--quiet'])
ensureChromium()
console.log('Tests')
run('npx', ['vitest', 'run', '--config', 'test/vitest.config.ts'])
