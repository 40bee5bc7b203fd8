import { findNearSentence, glossSpellings, type GradeRequest } from '@mboa/domain'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import type { GivenReport, ItemReport } from './item-report.ts'
import { TypedFeedback } from './typed-feedback.tsx'

let reports: GivenReport[]
beforeEach(() => {
  reports = []
})

const meanings = new Map([['aná', 'today']])

function show(
  answer: string,
  accepted: string[],
  given: Partial<GradeRequest> = {},
  course: ItemReport['course'] = { summary: testCourse, units: [] },
) {
  const { language = 'ewo' } = given
  return renderAppPart(
    <PracticeProvider userId={crypto.randomUUID()}>
      <TypedFeedback
        request={{ answer, accepted, language, kind: 'word', strictness: 'relaxed', ...given }}
        lang={typeof language === 'string' ? language : language.code}
        {...(given.kind === 'sentence' && { findNearMiss: findNearSentence })}
        meaningOf={(text) => meanings.get(text)}
        report={{
          course,
          item: 'ewo.today',
          send(given) {
            reports.push(given)
            return Promise.resolve()
          },
        }}
        onNext={() => undefined}
      />
    </PracticeProvider>,
    {},
  )
}

const said = () => page.getByRole('status').first().element().textContent
const cells = (mark: string) =>
  Array.from(document.querySelectorAll(`.cell.${mark}`), (cell) => cell.textContent)

describe('an answer in another spelling', () => {
  const [word] = testUnit.words.map((each) => ({ ...each, id: 'ewo.today', text: 'water' }))
  if (word === undefined) throw new Error('The unit has no word.')
  const { orthography } = testCourse
  const others = [{ id: 'english-like', name: { en: 'English-like', fr: 'À l’anglaise' } }]
  const course = {
    summary: { ...testCourse, orthography: { ...orthography, others } },
    units: [{ ...testUnit, words: [{ ...word, spellings: { [orthography.id]: ['wata'] } }] }],
  }

  it('is right, and it is said which one that is and how the word is written here', async () => {
    await show('wata', ['water', 'wata'], {}, course)
    await expect.element(page.getByRole('heading', { name: 'Right.' })).toBeVisible()
    expect(said()).toBe(`Another spelling (${orthography.name.en}). You’re learning it as water.`)
  })

  it('is said in French too, and the other way round', async () => {
    await activateLanguage('fr')
    const words = [{ ...word, text: 'wata', spellings: { 'english-like': ['water'] } }]
    const units = [{ ...testUnit, words }]
    await show('water', ['wata', 'water'], {}, { ...course, units })
    expect(said()).toBe('Autre orthographe (À l’anglaise). La vôtre : wata.')
  })

  it('is nothing to say of the spelling that is seen, of what is wrong, or of a meaning', async () => {
    const { unmount } = await show('water', ['water', 'wata'], {}, course)
    expect(said()).toBe('')
    await unmount()
    const wrong = await show('ngon', ['water', 'wata'], {}, course)
    expect(said()).not.toContain('Another spelling')
    await wrong.unmount()
    await show('wata', ['wata'], { language: glossSpellings.en }, course)
    expect(said()).toBe('')
  })
})

describe('feedback on a typed answer', () => {
  it('names the tone to fix, draws it, and says both tones', async () => {
    await show('amós', ['amǒs'])
    await expect
      .element(page.getByRole('heading', { name: 'Right letters, one tone to fix' }))
      .toBeVisible()
    expect(said()).toMatch(/The o rises here: ǒ\. You marked it high: ó\./)
    expect(cells('tone')).toEqual(['ó'])
    expect(cells('right')).toEqual(['ǒ'])
    expect(cells('same')).toEqual(['a', 'a', 'm', 'm', 's', 's'])
  })

  it('says it in French', async () => {
    await activateLanguage('fr')
    await show('amós', ['amǒs'])
    expect(said()).toMatch(/Ici, le o monte\s: ǒ\. Vous avez mis un ton haut\s: ó\./)
  })

  it.each([
    ['en', 'aná\u0301', 'The tone mark is there twice. Write it once: á.'],
    ['fr', 'aná\u0301', 'Le signe de ton y est deux fois. Écrivez-le une seule fois\u00A0: á.'],
    ['en', '\u0301aná', 'A tone mark is on no letter. Type the letter first, then its mark.'],
    [
      'fr',
      '\u0301aná',
      'Un signe de ton n’est sur aucune lettre. Tapez d’abord la lettre, puis son signe.',
    ],
  ] as const)(
    'says in %s what is wrong with the mark of %s',
    async (language, answer, sentence) => {
      await activateLanguage(language)
      await show(answer, ['aná'])
      expect(said()).toBe(sentence)
    },
  )

  it('draws a mark that is on no letter on a dotted circle', async () => {
    await show('\u0301aná', ['aná'])
    expect(cells('extra')).toEqual(['◌\u0301', ''])
  })

  it('says that a mark is missing', async () => {
    await show('okiri', ['okírí'])
    await expect
      .element(page.getByRole('heading', { name: 'Right letters, 2 tones to fix' }))
      .toBeVisible()
    expect(said().match(/The i is high here: í\. You left it unmarked\./g)).toHaveLength(1)
  })

  it('distinguishes a special letter from a wrong one', async () => {
    await show('tege', ['tɛgɛ'])
    expect(said()).toMatch(/It’s ɛ here, not e\./)
    expect(cells('special-letter')).toEqual(['e', 'e'])
  })

  it('breaks between words only, and parts no pair', async () => {
    await page.viewport(360, 740)
    await show('sondo məlu məbɛ', ['sɔ́ndɔ məlú mə́bɛ̌'])
    const places = Array.from(document.querySelectorAll('.difference .cells > .cells'), (word) =>
      Array.from(word.children, ({ children: [given, right] }) => [
        given?.getBoundingClientRect(),
        right?.getBoundingClientRect(),
      ]),
    )
    for (const [given, right] of places.flat()) {
      expect(given?.left).toBe(right?.left)
      expect(given?.bottom).toBeLessThan(right?.top ?? 0)
    }
    const tops = places.map((word) => [...new Set(word.map(([given]) => given?.top))])
    expect(tops.map((ofWord) => ofWord.length)).toEqual([1, 1, 1])
    expect(new Set(tops.flat()).size).toBeGreaterThan(1)
  })

  const placeOf = (part: Node) => {
    const range = document.createRange()
    range.selectNode(part)
    return range.getBoundingClientRect()
  }

  it('keeps what was typed above what is right in French letters twice as large', async () => {
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => {
      document.documentElement.style.fontSize = ''
    })
    await page.viewport(360, 740)
    await activateLanguage('fr')
    await show('sondo məlu məbɛ', ['sɔ́ndɔ məlú mə́bɛ̌'])
    const pairs = Array.from(document.querySelectorAll('.difference .pair'), ({ childNodes }) =>
      Array.from(childNodes, placeOf),
    )
    const [, first] = pairs
    for (const [given, right] of pairs) {
      expect(given?.left).toBe(right?.left)
      expect(given?.bottom).toBeLessThanOrEqual(right?.top ?? 0)
      expect(Math.max(given?.right ?? 0, right?.right ?? 0)).toBeLessThanOrEqual(360)
    }
    // Where letters stand within their line is the font's: the line is in the middle of its row, and
    // the letters of both labels stand at the same height of theirs.
    const middle = ({ top, height } = new DOMRect()) => top + height / 2
    const [labels] = document.querySelectorAll('.difference .pair')
    expect(middle(labels?.lastElementChild?.getBoundingClientRect())).toBeCloseTo(
      middle(first?.[1]),
      0,
    )
    const [given, right] = Array.from(
      labels?.childNodes ?? [],
      (label, row) => middle(placeOf(label.firstChild ?? label)) - middle(first?.[row]),
    )
    expect(given).toBeCloseTo(right ?? NaN, 0)
    for (const cell of document.querySelectorAll('.difference .cell')) {
      expect(cell.scrollHeight, cell.textContent).toBeLessThanOrEqual(cell.clientHeight)
      expect(cell.scrollWidth, cell.textContent).toBeLessThanOrEqual(cell.clientWidth)
    }
  })

  const sentence = { language: 'wes', kind: 'sentence' } as const
  const drawn = () =>
    ['first-child', 'last-child'].map((row) =>
      Array.from(
        document.querySelectorAll(`.difference .cells .pair > :${row}`),
        (cell) => cell.textContent,
      ).join(''),
    )

  it('draws of a sentence the words that differ', async () => {
    await show('a fit kari dis tebol', ['A fit kari dis tebul.'], sentence)
    expect(drawn()).toEqual(['tebol', 'tebul'])
  })

  it('draws both words where the space between them is missing', async () => {
    await show('a fit karidis tebul', ['A fit kari dis tebul.'], sentence)
    expect(drawn()).toEqual(['karidis ', 'kari dis '])
  })

  it('says what another word of the course means', async () => {
    await show('aná', ['okírí'], { others: ['aná', 'okírí'] })
    await expect
      .element(page.getByRole('heading', { name: 'Not quite: that means “today”.' }))
      .toBeVisible()
  })

  it('shows of a near miss what differs, and says what is missing', async () => {
    await show('mbembe', ['m̀bəmbə kídi'])
    await expect.element(page.getByRole('heading', { name: 'Not quite.' })).toBeVisible()
    expect(said()).toContain('The kídi is missing.')
    expect(drawn().map((line) => line.trim())).toEqual(['mbembe', 'm̀bəmbə kídi'])
    expect(document.querySelector('.feedback.wrong')).not.toBeNull()
  })

  it('shows and says it of a sentence too', async () => {
    await show('a fit kari tebul', ['A fit kari dis tebul.'], sentence)
    await expect.element(page.getByRole('heading', { name: 'Not quite.' })).toBeVisible()
    expect(said()).toContain('The dis is missing.')
    expect(drawn().map((line) => line.replaceAll(' ', ''))).toEqual(['kari', 'karidis'])
  })

  it('takes nothing amiss where the answer was only asked for', async () => {
    await show('', ['okírí'])
    await expect.element(page.getByRole('heading', { name: 'Here’s the answer.' })).toBeVisible()
    expect(document.querySelector('.feedback.shown')).not.toBeNull()
    expect(document.querySelector('.feedback.wrong')).toBeNull()
  })

  it('shows what is right below what was wrong', async () => {
    await show('I go.', ['I am fine.'], { language: glossSpellings.en, kind: 'sentence' })
    await expect.element(page.getByText('Answer: I am fine.')).toBeVisible()
  })

  it('takes an objection: the answer should be accepted', async () => {
    await show('okiri', ['okírí'])
    await page.getByRole('button', { name: 'My answer should be accepted' }).click()
    const sheet = page.getByRole('dialog', { name: 'My answer should be accepted' })
    await expect.element(sheet.getByText('okiri')).toBeVisible()
    await sheet.getByLabelText(/Anything to add/).fill('So my aunt says it.')
    await sheet.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByText(/^Thank you/)).toBeVisible()
    expect(reports).toEqual([{ reason: 'accept-answer', comment: 'So my aunt says it.' }])
    await expect
      .element(page.getByRole('button', { name: 'Report a problem' }))
      .not.toBeInTheDocument()
  })

  it('takes a problem with its reason, and asks for one', async () => {
    await show('Okírí', ['okírí'])
    // Nothing to accept: the answer was right.
    await expect
      .element(page.getByRole('button', { name: 'My answer should be accepted' }))
      .not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Report a problem' }).click()
    const sheet = page.getByRole('dialog', { name: 'Report a problem' })
    await sheet.getByRole('button', { name: 'Send' }).click()
    await expect.element(sheet.getByRole('alert')).toHaveTextContent('Please choose what’s wrong.')
    await sheet.getByRole('radio', { name: 'A tone is wrong' }).click()
    await sheet.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByText(/^Thank you/)).toBeVisible()
    expect(reports).toEqual([{ reason: 'wrong-tone', comment: '' }])
  })

  it('announces the verdict with the button that has the focus', async () => {
    await show('amós', ['amǒs'])
    const next = page.getByRole('button', { name: 'Next' })
    await expect.element(next).toHaveFocus()
    await expect.element(next).toHaveAccessibleDescription('Right letters, one tone to fix')
  })

  it('is short where there is nothing to fix', async () => {
    await show('Okírí', ['okírí'])
    await expect.element(page.getByRole('heading', { name: 'Right.' })).toBeVisible()
    expect(document.querySelector('.difference')).toBeNull()
  })
})
