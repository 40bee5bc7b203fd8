import '../app/start.css'
import '../app/sign-in.css'
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { activateLanguage } from '../i18n/messages.ts'
import { complaints } from './complaints.ts'
import { cutServerOff } from './stub-network.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whatever the tests press is pressed in this document, which began at that moment. */
    awaitTester: (beganAt: number) => Promise<void>
  }
}

await commands.awaitTester(performance.timeOrigin)

// Test files run one after the other in the same browser profile: none sees what another has stored.
localStorage.clear()
sessionStorage.clear()
for (const name of await caches.keys()) await caches.delete(name)

for (const level of ['error', 'warn'] as const) {
  const original = console[level].bind(console)
  console[level] = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '))
    original(...parts)
  }
}

cutServerOff()

// The modules of a test are more than a browser keeps the times of: what comes after them counts too.
performance.setResourceTimingBufferSize(10_000)

beforeEach(async () => {
  complaints.length = 0
  /** A screen that complains in the console is broken, even where it looks right, or goes. */
  onTestFinished(() => expect(complaints).toEqual([]))
  await activateLanguage('en')
})

/** Before what a test takes back, such as its answers: a page that continues would ask for more. */
afterEach(cleanup)
