import type { CourseDescription, Sentence, UnitPack, Word } from '@mboa/contract'
import { expandAccepted, findLanguage, profileIn, tokenTexts } from '@mboa/domain'
import { within, type Finding, type TextFinding } from '../problem.ts'
import type { Path } from '../yaml-file.ts'
import { checkAlphabet } from './alphabet.ts'
import { checkSpelling } from './spelling.ts'
import { checkToneKeys, checkTyping } from './typing.ts'

type Orthography = CourseDescription['orthography']
type Convention = NonNullable<Orthography['others']>[number]

/** A course's conventions have names of their own, and the letters of each agree with themselves. */
export function checkConventions({ id: own, others = [] }: Orthography, course: string): Finding[] {
  const ids = [own, ...others.map(({ id }) => id)]
  return others.flatMap(({ id, alphabet }, index): Finding[] => {
    const message = `two conventions are called "${id}"`
    const twice: Finding[] =
      ids.indexOf(id) === index + 1 ? [] : [{ path: ['id'], code: 'spellings', message }]
    const letters =
      alphabet === undefined
        ? []
        : [...checkAlphabet(alphabet), ...checkToneKeys(alphabet, course, keysOf(course, alphabet))]
    return [...twice, ...letters].map((found) => within(found, ['orthography', 'others', index]))
  })
}

/** Every form is in a convention that the course names, and fits what is shown of it. */
export function checkForms(pack: UnitPack, orthography: Orthography | undefined): Finding[] {
  const conventions = new Map((orthography?.others ?? []).map((each) => [each.id, each]))
  return (['words', 'sentences'] as const).flatMap((list) =>
    (pack[list] ?? []).flatMap((item, index) =>
      [
        ...checkRespelled(item),
        ...formsOf(item).flatMap(({ convention: id, path }): Finding[] => {
          const message = `"${id}" is none of the course's other conventions`
          return conventions.has(id) ? [] : [{ path, code: 'spellings', message }]
        }),
        ...[...conventions.values()].flatMap((each) => checkShown(item, each)),
      ].map((found) => within(found, [list, index])),
    ),
  )
}

/** Each text of another convention, with where it stands. */
export function formsOf({ spellings = {}, forms = [] }: Word | Sentence) {
  return [
    ...forms.map(({ convention, text }, index) => ({
      convention,
      text,
      path: ['forms', index] as Path,
      textPath: ['forms', index, 'text'] as Path,
    })),
    ...Object.entries(spellings).flatMap(([convention, texts]) =>
      texts.map((text, index) => ({
        convention,
        text,
        path: ['spellings', convention] as Path,
        textPath: ['spellings', convention, index] as Path,
      })),
    ),
  ]
}

/**
 * Other conventions have letters of their own. Those that say which are spelled and typed with them,
 * the others with the course's keys.
 */
export function checkFormTexts(
  item: Word | Sentence,
  course: string,
  others: readonly Convention[] = [],
): Finding[] {
  return formsOf(item).flatMap(({ convention, text, textPath: path }) => {
    const alphabet = others.find(({ id }) => id === convention)?.alphabet
    const misspelled = alphabet === undefined ? [] : checkSpelling(text, alphabet)
    const found: readonly TextFinding[] =
      misspelled.length > 0 ? misspelled : checkTyping(text, course, keysOf(course, alphabet))
    return found.map((one) => ({ ...one, path }))
  })
}

function keysOf(course: string, alphabet: Convention['alphabet']) {
  const language = findLanguage(course)
  return language && alphabet ? profileIn(language, alphabet) : language
}

/** What follows by rule is no speaker's writing: it is made at each start. */
function checkRespelled({ respelled }: Word | Sentence): Finding[] {
  const message = '"respelled" is made by rule: attested texts stand under "spellings" or "forms"'
  return respelled === undefined ? [] : [{ path: ['respelled'], code: 'spellings', message }]
}

/** What stands in the place of the text where learners chose the convention. */
function checkShown(item: Word | Sentence, { id, alphabet }: Convention): Finding[] {
  const [shown] = spellingsOf(item)[id] ?? []
  if (shown === undefined || alphabet === undefined) return []
  const { path = [], textPath = [] } = formsOf(item).find(({ text }) => text === shown) ?? {}
  if (/[(){}|]/.test(shown)) {
    const message = `"${shown}" is shown as it stands: the first of a convention has no brackets`
    return [{ path: textPath, code: 'brackets', message }]
  }
  if (!('tokens' in item) || item.tokens === undefined) return []
  const form = item.forms?.find(({ convention, text }) => convention === id && text === shown)
  if (form?.tokens !== undefined) {
    const sentence: Sentence = { ...item, text: shown, tokens: form.tokens }
    return checkTokens(sentence).map((found) => within(found, path))
  }
  if (tokenTexts(shown).length === item.tokens.length) return []
  const message = `"${shown}" has not as many words as the text: give "tokens" of its own`
  return [{ path: textPath, code: 'tokens', message }]
}

/** How other conventions write an item, by their ids: its forms first, each once. */
export function spellingsOf({ spellings = {}, forms = [] }: Word | Sentence) {
  const all = new Map<string, readonly string[]>()
  for (const { convention, text } of forms) {
    all.set(convention, [...(all.get(convention) ?? []), text])
  }
  for (const [convention, texts] of Object.entries(spellings)) {
    all.set(convention, [...new Set([...(all.get(convention) ?? []), ...texts])])
  }
  return Object.fromEntries(all)
}

/** A sentence's tokens are the words of its fullest form, in order; each says what it means. */
export function checkTokens({ text, tokens }: Sentence): Finding[] {
  if (tokens === undefined) return []
  const [fullest = text] = expandAccepted(text)
  const words = tokenTexts(fullest)
  const texts = tokens.map((token) => token.text)
  if (texts.join(' ') !== words.join(' ')) {
    const message = `the tokens spell "${texts.join(' ')}", the sentence "${words.join(' ')}"`
    return [{ path: ['tokens'], code: 'tokens', message }]
  }
  return tokens.flatMap((token, index): Finding[] => {
    if (token.word !== undefined || token.gloss !== undefined) return []
    const message = `"${token.text}" has neither "word" nor "gloss"`
    return [{ path: ['tokens', index], code: 'tokens', message }]
  })
}
