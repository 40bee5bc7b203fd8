import { getLanguage, type GradeRequest } from '@mboa/domain'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../i18n/catalogue.ts'
import { renderAppPart } from '../testing/render-app-part.tsx'
import { TypedFeedback } from './typed-feedback.tsx'

const meanings = new Map([['aná', 'today']])

function show(answer: string, accepted: string[], given: Partial<GradeRequest> = {}) {
  const language = given.language ?? 'ewo'
  return renderAppPart(
    <TypedFeedback
      request={{ answer, accepted, language, kind: 'word', strictness: 'relaxed', ...given }}
      lang={getLanguage(language).htmlLang}
      meaningOf={(text) => meanings.get(text)}
      onNext={() => undefined}
    />,
    {},
  )
}

const said = () => page.getByRole('status').element().textContent
const cells = (mark: string) =>
  Array.from(document.querySelectorAll(`.cell.${mark}`), (cell) => cell.textContent)

describe('feedback on a typed answer', () => {
  it('names the tone to fix, draws it, and says both tones', async () => {
    await show('amós', ['amǒs'])
    await expect
      .element(page.getByRole('heading', { name: 'Right letters, one tone to fix' }))
      .toBeVisible()
    expect(said()).toMatch(/The o rises here: ǒ\. You marked it high: ó\./)
    expect(cells('tone')).toEqual(['ó'])
    expect(cells('right')).toEqual(['ǒ'])
    expect(cells('same')).toEqual(['a', 'm', 's', 'a', 'm', 's'])
  })

  it('says it in French', async () => {
    await activateLanguage('fr')
    await show('amós', ['amǒs'])
    expect(said()).toMatch(/Ici le o monte\s: ǒ\. Vous avez mis un ton haut\s: ó\./)
  })

  it('says that a mark is missing', async () => {
    await show('okiri', ['okírí'])
    await expect
      .element(page.getByRole('heading', { name: 'Right letters, 2 tones to fix' }))
      .toBeVisible()
    expect(said().match(/The i is high here: í\. You left it without a mark\./g)).toHaveLength(1)
  })

  it('tells a special letter from a wrong one', async () => {
    await show('tege', ['tɛgɛ'])
    expect(said()).toMatch(/The letter here is ɛ; you wrote e\./)
    expect(cells('special-letter')).toEqual(['e', 'e'])
  })

  it('says what another word of the course means', async () => {
    await show('aná', ['okírí'], { others: ['aná', 'okírí'] })
    await expect
      .element(page.getByRole('heading', { name: 'Not this word: that is “today”.' }))
      .toBeVisible()
  })

  it('is short where there is nothing to fix', async () => {
    await show('Okírí', ['okírí'])
    await expect.element(page.getByRole('heading', { name: 'Right.' })).toBeVisible()
    expect(document.querySelector('.difference')).toBeNull()
  })
})
