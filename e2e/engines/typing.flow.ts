import { expect } from '@playwright/test'
import { flow } from './fixtures/flow.ts'
import { answerOne, beginEwondo } from './fixtures/practise.ts'

flow('a letter that the keyboard lacks comes from the key row', async ({ tab, signInNew }) => {
  await signInNew()
  await beginEwondo(tab)
  const isTyped = () => document.querySelector('input.slate') !== null
  while (!(await tab.run(isTyped))) await answerOne(tab)
  await tab.fill('Your answer', 'mo')
  await tab.press('high tone')
  await tab.type('n')
  const written = () => (document.activeElement as HTMLInputElement).value
  expect(await tab.run(written)).toBe('món')
  await tab.pressKey('Enter')
  await tab.press('Next')
})
