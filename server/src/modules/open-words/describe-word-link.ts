import { languageFacts, openWordPath, pagePaths, type InterfaceLanguage } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { LinkPreview } from '../../http/web-build/link-preview.ts'
import { serverTexts } from '../../mail-and-page-texts.ts'
import { findOpenWord } from './find-open-word.ts'

/**
 * What a message shows of the link to a word, in the reader's language. Undefined where the address
 * is no word's, or the word is not for everybody.
 */
export async function describeWordLink(
  context: Pick<Context, 'readCurrentCourses' | 'origin'>,
  path: string,
  language: InterfaceLanguage,
): Promise<LinkPreview | undefined> {
  const [, course = '', word = '', ...deeper] = path.slice(pagePaths.openWord.length).split('/')
  if (!path.startsWith(`${pagePaths.openWord}/`) || deeper.length > 0) return undefined
  const found = await findOpenWord(context, course, word)
  if (found === undefined) return undefined
  const glosses = languageFacts[language].glosses
  const texts = serverTexts[language].wordLink
  const [meaning = ''] = found.item.gloss[glosses]
  return {
    title: texts.title(found.item.text, meaning),
    description: texts.description(found.summary.name[glosses]),
    address: `${context.origin}${openWordPath(found.item.id)}`,
    // Those that are drawn ask whether one knows some words.
    picture: undefined,
  }
}
