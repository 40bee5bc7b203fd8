import { toPackYaml } from '@mboa/content'
import { cldrVersion } from './cldr.ts'
import { composeDescription, composeUnits } from './compose.ts'
import { courseNotes } from './course-notes.ts'

/** All files that come from CLDR, by their path in `content/packs`. */
export function composeFiles(): Map<string, string> {
  const comment = `Written by tools/starter-packs from CLDR ${cldrVersion()}; write it again instead of editing it.`
  const files = new Map<string, string>()
  for (const notes of courseNotes) {
    const description = toPackYaml(composeDescription(notes), {
      schema: 'course.schema.json',
      comment,
    })
    files.set(`${notes.course}/course.yaml`, description)
    for (const pack of composeUnits(notes)) {
      const name = `${String(pack.order).padStart(2, '0')}-${pack.unit}.yaml`
      files.set(
        `${notes.course}/${name}`,
        toPackYaml(pack, { schema: 'pack.schema.json', comment }),
      )
    }
  }
  return files
}
