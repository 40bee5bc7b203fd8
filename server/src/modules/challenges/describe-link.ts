import { addressOf, api, type InterfaceLanguage, languageFacts, pagePaths } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { LinkPreview } from '../../http/web-build/link-preview.ts'
import { serverTexts } from '../../mail-and-page-texts.ts'
import { findChallenge } from './find-challenge.ts'

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
  const texts = serverTexts[language].challengeLink
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
