import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { testCourse } from '../../testing/test-course.ts'
import { AnswerField } from './answer-field.tsx'
import { languageOf } from './written-language.ts'

let answers: string[]
let pauses: string[]
let givenUp: number

beforeEach(async () => {
  answers = []
  pauses = []
  givenUp = 0
  await renderAppPart(
    <AnswerField
      language={languageOf(testCourse)}
      onPause={(text) => pauses.push(text)}
      onAnswer={(answer) => answers.push(answer)}
      onGiveUp={() => (givenUp += 1)}
    />,
    {},
  )
})

const field = page.getByRole('textbox', { name: 'Your answer' })
const key = (name: string) => page.getByRole('button', { name, exact: true })

describe('the answer field', () => {
  it('has the focus and leaves the word to its writer', async () => {
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAttribute('lang', 'ewo')
    await expect.element(field).toHaveAttribute('autocapitalize', 'none')
    await expect.element(field).toHaveAttribute('spellcheck', 'false')
  })

  it('puts a tone on the letter before the caret, in the place of another', async () => {
    await userEvent.keyboard('amo')
    await key('high tone').click()
    await expect.element(field).toHaveValue('amó')
    await key('rising tone').click()
    await userEvent.keyboard('s')
    await expect.element(field).toHaveValue('amǒs')
  })

  it('writes special letters at the caret; the focus never leaves the field', async () => {
    let blurs = 0
    field.element().addEventListener('blur', () => (blurs += 1))
    await userEvent.keyboard('tg')
    await userEvent.keyboard('{ArrowLeft}')
    await key('open e').click()
    await expect.element(field).toHaveValue('tɛg')
    await expect.element(field).toHaveFocus()
    // On a phone the keyboard would close and open again.
    expect(blurs).toBe(0)
  })

  it('tells what is typed before it is checked, and nothing of an empty field', async () => {
    await userEvent.keyboard('amos')
    await expect.poll(() => pauses.at(-1)).toBe('amos')
    expect(pauses).not.toContain('')
    expect(answers).toEqual([])
  })

  it('takes the tone first, then the letter', async () => {
    await userEvent.keyboard('ta')
    await key('low tone').click()
    const erase = key('Delete: tone first, then letter')
    await erase.click()
    await expect.element(field).toHaveValue('ta')
    await erase.click()
    await expect.element(field).toHaveValue('t')
  })

  it('checks on Enter, and not an empty answer', async () => {
    await userEvent.keyboard('{Enter}')
    expect(answers).toEqual([])
    await expect.element(key('Check')).toBeDisabled()
    await userEvent.keyboard('owe{Enter}')
    expect(answers).toEqual(['owe'])
  })

  it('lets one give up', async () => {
    await key('I don’t know').click()
    expect(givenUp).toBe(1)
  })
})
