import { createHash } from 'node:crypto'
import { linkPictureFile, loadPacks, packsFolder } from '@mboa/content'
import { glossLanguages } from '@mboa/contract'
import { composeLinkPicture } from './compose-link-picture.ts'

/** What is drawn, and what shows whether the file was drawn of it. */
interface LinkPicture {
  readonly file: string
  readonly svg: string
  readonly drawnOf: string
}

/** Beside the pictures: of which drawing each was made. */
export const drawnFile = 'drawn.json'

/** The pictures of all courses, also of those that are not shown yet. */
export async function listLinkPictures(): Promise<readonly LinkPicture[]> {
  const courses = await loadPacks(packsFolder)
  return courses.flatMap(({ description }) =>
    glossLanguages.map((language) => {
      const svg = composeLinkPicture(description, language)
      const drawnOf = createHash('sha256').update(svg).digest('hex').slice(0, 16)
      return { file: linkPictureFile(description.course, language), svg, drawnOf }
    }),
  )
}
