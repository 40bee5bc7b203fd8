import { addressOf, api, type InterfaceLanguage, languageFacts, pagePaths } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { LinkPreview } from '../../http/web-build/link-preview.ts'
import { findChallenge } from './find-challenge.ts'

interface LinkTexts {
  /** @param name the language that the words are of */
  readonly title: (name: string, words: number) => string
  readonly description: string
}

const linkTexts: Readonly<Record<InterfaceLanguage, LinkTexts>> = {
  en: {
    title: (name, words) =>
      words === 1 ? `Do you know this ${name} word?` : `Do you know these ${words} ${name} words?`,
    description: 'Two minutes, no account needed. Guess: you’ll see the answer right away.',
  },
  fr: {
    title: (name, words) =>
      words === 1
        ? `${name}\u00A0: connaissez-vous ce mot\u00A0?`
        : `${name}\u00A0: connaissez-vous ces ${words} mots\u00A0?`,
    description: 'Deux minutes, sans compte. Devinez\u00A0: la réponse s’affiche tout de suite.',
  },
}

/**
 * What a message shows of the link to a challenge, in the reader's language. Undefined where the
 * address is no challenge's, or none of its words is left.
 */
export async function describeChallengeLink(
  context: Pick<Context, 'readCurrentCourses' | 'library' | 'origin'>,
  path: string,
  language: InterfaceLanguage,
): Promise<LinkPreview | undefined> {
  const [, course = '', code = '', ...deeper] = path.slice(pagePaths.challenge.length).split('/')
  if (!path.startsWith(`${pagePaths.challenge}/`) || deeper.length > 0) return undefined
  const found = await findChallenge(context, course, code)
  if (found === undefined || found.words.length === 0) return undefined
  const glosses = languageFacts[language].glosses
  const texts = linkTexts[language]
  const isDrawn = context.library.findLinkPicture(course, glosses) !== undefined
  const picture = addressOf(api.readChallengePicture, {
    params: { picture: `${course}.${glosses}.png` },
  })
  return {
    title: texts.title(found.summary.name[glosses], found.words.length),
    description: texts.description,
    address: `${context.origin}${pagePaths.challenge}/${course}/${code}`,
    picture: isDrawn ? `${context.origin}${picture}` : undefined,
  }
}
