import type { Library } from '../../src/library/library.ts'

/** A library that answers some questions in another way: late, never, or with an error. */
export function libraryWith(library: Library, instead: Partial<Library>): Library {
  return new Proxy(library, {
    get: (target, name) => {
      const found: unknown = Reflect.get(name in instead ? instead : target, name)
      return typeof found === 'function' ? found.bind(target) : found
    },
  })
}

/** Something to wait for that the test lets happen. */
export function aGate(): { opened: Promise<void>; open(): void } {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
