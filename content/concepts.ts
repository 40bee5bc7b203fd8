import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { conceptFileSchema, type Concept, type ConceptSection } from '@mboa/contract'
import { keepFrenchSpaces } from './french-spaces.ts'
import { within, type Finding, type Problem } from './problem.ts'
import { checkPicture } from './pictures.ts'
import { checkShape } from './checks/shape.ts'
import { checkTexts } from './checks/text.ts'
import { findUnitPath } from './checks/unit.ts'
import { PackProblemsError } from './load.ts'
import { revisionOf } from './loaded.ts'
import { readPackFile } from './pack-file.ts'

/** The list of concepts that comes with the product, a file for each section. */
export const conceptsFolder = join(import.meta.dirname, 'concepts')

export type LoadedSection = ConceptSection & {
  /** A hash of exactly the bytes of `json`. */
  revision: string
  /** As it travels: without the numbers that only the files need. */
  json: string
}

/** A concept with what its section and theme say of it. */
export type KnownConcept = Pick<Concept, 'gloss' | 'picture'> &
  Pick<ConceptSection, 'kind'> & { theme: string }

/**
 * Reads and checks `<folder>/<nn>-<section>.yaml`: shape, texts, pictures, and that nothing comes
 * twice: no theme, concept, picture, number or place, and no meaning of a word. (People say "thank
 * you" in many conversations.)
 *
 * @throws when the folder itself cannot be read.
 */
export async function checkConcepts(
  folder: string,
): Promise<{ problems: Problem[]; sections: ConceptSection[] }> {
  const problems: Problem[] = []
  const sections: ConceptSection[] = []
  const findTwice = createTwiceCheck()
  for (const name of (await readdir(folder)).toSorted()) {
    const path = findUnitPath(name)
    if (path === undefined) {
      const message = 'expected sections named like 01-people.yaml'
      problems.push({ file: name, line: 1, code: 'unexpected-file', message })
      continue
    }
    const file = await readPackFile(folder, name, problems)
    if (file === undefined) continue
    const { output, findings } = checkShape(conceptFileSchema, file.value)
    file.report([...checkTexts(file.value), ...findings])
    if (output === undefined) continue
    const { section, kind, title, themes } = output
    if (section !== path.unit) {
      const message = `"section" is ${section}, but the path says ${path.unit}`
      file.report([{ path: ['section'], code: 'wrong-path', message }])
    }
    for (const [index, { theme, concepts }] of themes.entries()) {
      const place = ['themes', index]
      file.report(
        findTwice(theme, [{ path: ['theme'], value: theme }]).map((f) => within(f, place)),
      )
      for (const [nth, concept] of concepts.entries()) {
        const found = [
          ...checkPicture(concept),
          ...findTwice(concept.concept, valuesOf(concept, kind)),
        ]
        file.report(found.map((finding) => within(finding, [...place, 'concepts', nth])))
      }
    }
    sections.push({ section, kind, title, themes })
  }
  return { problems, sections: keepFrenchSpaces(sections) }
}

/**
 * The sections of a folder, in order, ready to serve.
 * @throws PackProblemsError when `checkConcepts` finds anything.
 */
export async function loadConcepts(folder: string): Promise<LoadedSection[]> {
  const { problems, sections } = await checkConcepts(folder)
  if (problems.length > 0) throw new PackProblemsError(problems)
  return sections.map((section) => {
    const json = JSON.stringify(section, (key, value: unknown) =>
      key === 'silcawl' ? undefined : value,
    )
    return { ...section, json, revision: revisionOf(json) }
  })
}

/** All concepts by their id, also those that nobody is asked for any more. */
export function indexConcepts(
  sections: readonly ConceptSection[],
): ReadonlyMap<string, KnownConcept> {
  return new Map(
    sections.flatMap(({ kind, themes }) =>
      themes.flatMap(({ theme, concepts }) =>
        concepts.map((concept) => [concept.concept, { ...concept, kind, theme }] as const),
      ),
    ),
  )
}

type Value = { path: string[]; value: string | number | undefined }

function valuesOf(concept: Concept, kind: ConceptSection['kind']): Value[] {
  const { gloss } = concept
  const meanings = [
    { path: ['gloss', 'en'], value: gloss.en.toLowerCase() },
    { path: ['gloss', 'fr'], value: gloss.fr.toLowerCase() },
  ]
  return [
    ...(['concept', 'silcawl', 'core', 'picture'] as const).map((key) => ({
      path: [key],
      value: concept[key],
    })),
    ...(kind === 'word' ? meanings : []),
  ]
}

/** Remembers all values and reports what comes twice. */
function createTwiceCheck(): (name: string, values: readonly Value[]) => Finding[] {
  const seen = new Map<string, string>()
  return (name, values) =>
    values.flatMap(({ path, value }): Finding[] => {
      if (value === undefined) return []
      const key = JSON.stringify([path, value])
      const other = seen.get(key)
      seen.set(key, other ?? name)
      if (other === undefined) return []
      return [{ path, code: 'duplicate-concept', message: `"${value}" is ${other} already` }]
    })
}
