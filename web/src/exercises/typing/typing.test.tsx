import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { chooseTyping } from '../../platform/typing-preferences.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { AnswerField } from './answer-field.tsx'
import { languageOf } from './written-language.ts'

/** The way past the page to the browser itself; the types leave it to the provider. */
const devTools = cdp() as unknown as {
  send: (method: string, parameters: object) => Promise<unknown>
}

let answers: string[]

async function show(language: string) {
  answers = []
  await renderAppPart(
    <AnswerField
      language={languageOf({
        course: language,
        htmlLang: language,
        name: { en: 'It', fr: 'Elle' },
      })}
      onAnswer={(answer) => answers.push(answer)}
      onGiveUp={() => undefined}
    />,
    {},
  )
}

const field = page.getByRole('textbox', { name: 'Your answer' })
const input = () => field.element() as HTMLInputElement
const key = (name: string) => page.getByRole('button', { name, exact: true })
/** The text with `|` where the caret is. */
const drawn = () => {
  const { value, selectionStart, selectionEnd } = input()
  expect(selectionEnd).toBe(selectionStart)
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`
}

beforeEach(() => {
  chooseTyping({ layout: 'qwerty', usesLetterCodes: false })
})

describe('typing on a keyboard', () => {
  it.each([
    ['t;ag;a', 'tɛgɛ|'],
    ['amo7s', 'amǒs|'],
    ['n*a2', 'ŋá|'],
    ['a22 12', 'a2 12|'],
    [';;', ';|'],
  ])('%s writes %s', async (keys, text) => {
    await show('ewo')
    await userEvent.keyboard(keys)
    expect(drawn()).toBe(text)
  })

  it('goes by the layout: ! on AZERTY', async () => {
    chooseTyping({ layout: 'azerty' })
    await show('ewo')
    await userEvent.keyboard('!e;e')
    expect(drawn()).toBe('ə;e|')
  })

  it('knows codes of plain letters only where they were asked for', async () => {
    chooseTyping({ usesLetterCodes: true })
    await show('bbj')
    await userEvent.keyboard('meu2')
    expect(drawn()).toBe('mə́|')
  })

  it('works in the middle of a word and in the place of a selection', async () => {
    await show('ewo')
    await userEvent.keyboard('okri{ArrowLeft}{ArrowLeft};e')
    expect(drawn()).toBe('okə|ri')
    await userEvent.keyboard('2')
    expect(drawn()).toBe('okə́|ri')
    input().setSelectionRange(0, 2)
    await userEvent.keyboard(';a')
    expect(drawn()).toBe('ɛ|ə́ri')
  })

  it('takes the tone first, then the letter, on Backspace as well', async () => {
    await show('ewo')
    await userEvent.keyboard('ta2;e2')
    expect(drawn()).toBe('táə́|')
    for (const text of ['táə|', 'tá|', 'ta|', 't|', '|']) {
      await userEvent.keyboard('{Backspace}')
      expect(drawn()).toBe(text)
    }
  })

  it('steps back through what it converted, and forward again', async () => {
    await show('ewo')
    await userEvent.keyboard('am;e')
    await key('high tone').click()
    expect(drawn()).toBe('amə́|')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(drawn()).toBe('amə|')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(drawn()).toBe('am;e|')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(drawn()).toBe('|')
    for (let step = 0; step < 3; step++) await userEvent.keyboard('{Control>}y{/Control}')
    expect(input().value).toBe('amə́')
  })

  it('goes on from a step back without overwriting', async () => {
    await show('ewo')
    await userEvent.keyboard('a7{Control>}z{/Control}')
    expect(drawn()).toBe('a7|')
    await userEvent.keyboard('b')
    expect(drawn()).toBe('a7b|')
  })

  it('leaves a paste as it is, composed', async () => {
    await show('ewo')
    const paste = new ClipboardEvent('paste', {
      clipboardData: new DataTransfer(),
      bubbles: true,
      cancelable: true,
    })
    paste.clipboardData?.setData('text/plain', 'a;e  amo\u030Cs e2')
    await userEvent.keyboard('x')
    input().dispatchEvent(paste)
    expect(drawn()).toBe('xa;e am\u01D2s e2|')
    await userEvent.keyboard('{Enter}')
    expect(answers).toEqual(['xa;e am\u01D2s e2'])
  })

  it('never takes more than the field holds', async () => {
    await show('ewo')
    await userEvent.fill(field, 'a'.repeat(200))
    input().setSelectionRange(200, 200)
    await key('open e').click()
    expect(input().value).toHaveLength(200)
    await key('high tone').click()
    expect(input().value.endsWith('aá')).toBe(true)
  })
})

describe('typing with a phone’s keyboard, which composes', () => {
  const compose = (text: string) =>
    devTools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  const commit = (text: string) => devTools.send('Input.insertText', { text })

  it('converts nothing while a word is composed, and all its codes once it is there', async () => {
    await show('ewo')
    for (const text of ['b', 'ba', 'ba1', 'ba1n', 'ba1na3']) {
      await compose(text)
      expect(input().value).toBe(text)
    }
    await commit('ba1na3')
    expect(drawn()).toBe('bànā|')
  })

  it('converts the last key of a word once the word is there', async () => {
    await show('ewo')
    for (const text of ['a', 'am', 'ame', 'ame2']) {
      await compose(text)
      expect(input().value).toBe(text)
    }
    await commit('ame2')
    expect(drawn()).toBe('amé|')
  })

  it('leaves a digit alone that was typed before the keyboard took the word up again', async () => {
    await show('ewo')
    await userEvent.keyboard('a22')
    expect(drawn()).toBe('a2|')
    await devTools.send('Input.imeSetComposition', {
      text: 'a2b',
      selectionStart: 3,
      selectionEnd: 3,
      replacementStart: 0,
      replacementEnd: 2,
    })
    await commit('a2b')
    expect(drawn()).toBe('a2b|')
  })

  it('marks what is seen when Enter comes before a word with codes is committed', async () => {
    await show('ewo')
    await compose('ba1na3')
    await userEvent.keyboard('{Enter}')
    expect(drawn()).toBe('bànā|')
    expect(answers).toEqual(['bànā'])
  })

  it('marks the word that the keyboard put in place of another in the moment of Check', async () => {
    await show('ewo')
    await compose('ndap')
    await commit('drap')
    await userEvent.keyboard('{Enter}')
    expect(answers).toEqual([input().value])
    expect(input().value).toBe('drap')
  })

  it('converts what is committed key by key', async () => {
    await show('ewo')
    await compose('n')
    await commit('n')
    await commit('*')
    expect(drawn()).toBe('ŋ|')
  })

  it('takes a tone from the row in the middle of a composition, once', async () => {
    await show('ewo')
    await compose('a')
    await compose('am')
    await compose('amo')
    await key('rising tone').click()
    expect(drawn()).toBe('amǒ|')
    await compose('s')
    expect(drawn()).toBe('amǒs|')
    await commit('s')
    expect(drawn()).toBe('amǒs|')
    await key('Delete: tone first, then letter').click()
    expect(drawn()).toBe('amǒ|')
  })
})

describe('the forms of a letter', () => {
  it('open by a right click, are chosen, and leave the focus in the field', async () => {
    await show('ewo')
    await userEvent.keyboard('t')
    await key('open e').click({ button: 'right' })
    const forms = page.getByRole('group', { name: 'Forms of open e' })
    await expect.element(forms).toBeVisible()
    await expect.element(field).toHaveFocus()
    await key('open e caron').click()
    expect(drawn()).toBe('tɛ̌|')
    await expect.element(forms).not.toBeInTheDocument()
  })

  it('open when the key is held, which does not type the letter', async () => {
    await show('ewo')
    await expect.element(key('open o')).toBeVisible()
    const { left, top, width } = key('open o').element().getBoundingClientRect()
    const at = placeInWindow(left + width / 2, top + 10)
    const touch = (type: 'touchStart' | 'touchEnd') =>
      devTools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [at] : [],
      })
    await touch('touchStart')
    await expect.element(page.getByRole('group', { name: 'Forms of open o' })).toBeVisible()
    await touch('touchEnd')
    expect(input().value).toBe('')
    await key('capital open o').click()
    expect(drawn()).toBe('Ɔ|')
  })

  it('open and close by the keyboard', async () => {
    await show('ewo')
    await expect.element(key('schwa')).toBeVisible()
    ;(key('schwa').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(key('schwa acute')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(key('schwa')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Tab}{Enter}')
    expect(drawn()).toBe('ə̀|')
    await expect.element(field).toHaveFocus()
  })
})

describe('the help sheet', () => {
  const sheet = page.getByRole('dialog')
  const ways = () =>
    Array.from(sheet.element().querySelectorAll('tr'), ({ textContent }) => textContent)
  const typeOn = (what: string) => sheet.getByRole('radio', { name: what }).click({ force: true })

  it('shows on a phone what each key gives when it is tapped and when it is held', async () => {
    await show('ewo')
    await key('How to type').click()
    await expect.element(sheet.getByRole('radio', { name: 'on the screen' })).toBeChecked()
    expect(ways()).toEqual([
      'əə́ ə̀ ə̂ ə̌ ə̄ Ə',
      'ɛɛ́ ɛ̀ ɛ̂ ɛ̌ ɛ̄ Ɛ',
      'ŋŊ',
      'ɔɔ́ ɔ̀ ɔ̂ ɔ̌ ɔ̄ Ɔ',
      'highá',
      'lowà',
      'fallingâ',
      'risingǎ',
      'midā',
    ])
    expect(sheet.getByRole('radio', { name: 'AZERTY' }).elements()).toEqual([])
  })

  it('shows on a wide screen how the same is typed on a keyboard', async () => {
    await page.viewport(1280, 800)
    onTestFinished(() => page.viewport(360, 740))
    await show('ewo')
    await key('How to type').click()
    await expect.element(sheet.getByRole('radio', { name: 'on a keyboard' })).toBeChecked()
    await expect.element(sheet.getByRole('table', { name: 'Letters' })).toBeVisible()
  })

  it('shows this language’s letters and tones by the learner’s keyboard', async () => {
    await show('ewo')
    await key('How to type').click()
    await typeOn('on a keyboard')
    await expect.element(sheet.getByRole('table', { name: 'Letters' })).toBeVisible()
    expect(ways()).toEqual([
      'ə;e',
      'ɛ;a or e*',
      'ŋ;n or n*',
      'ɔ;o or o*',
      'high2',
      'low1',
      'falling5',
      'rising7',
      'mid3',
    ])
    await sheet.getByRole('radio', { name: 'AZERTY' }).click()
    expect(ways()[1]).toBe('ɛ!a or e*')
  })

  it('opens on ? in an empty field only', async () => {
    await show('ewo')
    await userEvent.keyboard('a?')
    expect(drawn()).toBe('a?|')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await userEvent.keyboard('{Backspace}{Backspace}?')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveFocus()
    expect(drawn()).toBe('|')
  })

  it('offers the codes of plain letters where they are used', async () => {
    await show('byv')
    await key('How to type').click()
    await typeOn('on a keyboard')
    await sheet.getByRole('checkbox').click()
    await expect.element(sheet.getByRole('row', { name: /^ʉ/ })).toHaveTextContent('ʉ;u or uu')
  })
})

/** A place in this page, as the browser around the frame of the test counts it. */
function placeInWindow(x: number, y: number) {
  const frame = window.frameElement?.getBoundingClientRect()
  return { x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0) }
}
