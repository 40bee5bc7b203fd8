import { onTestFinished } from 'vitest'

/** What is copied, without a way of sharing of the device's own. */
export function listenToClipboard(): string[] {
  const copied: string[] = []
  const clipboard = {
    writeText: (text: string) => {
      copied.push(text)
      return Promise.resolve()
    },
  }
  for (const [name, value] of Object.entries({ share: undefined, clipboard })) {
    Object.defineProperty(navigator, name, { configurable: true, value })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, name)
    })
  }
  return copied
}
