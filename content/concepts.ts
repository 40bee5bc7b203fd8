import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { conceptFileSchema, type ConceptList, type ConceptTheme } from '@mboa/contract'
import type { Finding, Problem } from './problem.ts'
import { checkPicture } from './pictures.ts'
import { checkShape } from './checks/shape.ts'
import { checkTexts } from './checks/text.ts'
import { findUnitPath } from './checks/unit.ts'
import { PackProblemsError } from './load.ts'
import { revisionOf } from './loaded.ts'
import { readPackFile } from './pack-file.ts'

/** The themed list of concepts that comes with the product, a file for each theme. */
export const conceptsFolder = join(import.meta.dirname, 'concepts')

export type LoadedConcepts = {
  list: ConceptList
  /** A hash of exactly the bytes of `json`. */
  revision: string
  json: string
}

/**
 * Reads and checks `<folder>/<nn>-<theme>.yaml`: shape, texts, pictures, and that no concept, no
 * meaning and no picture comes twice.
 *
 * @throws when the folder itself cannot be read.
 */
export async function checkConcepts(
  folder: string,
): Promise<{ problems: Problem[]; list: ConceptList }> {
  const problems: Problem[] = []
  const themes: ConceptTheme[] = []
  const checkTwice = createTwiceCheck()
  for (const name of (await readdir(folder)).toSorted()) {
    const path = findUnitPath(name)
    if (path === undefined) {
      const message = 'expected themes named like 01-people.yaml'
      problems.push({ file: name, line: 1, code: 'unexpected-file', message })
      continue
    }
    const file = await readPackFile(folder, name, problems)
    if (file === undefined) continue
    const { output, findings } = checkShape(conceptFileSchema, file.value)
    file.report([...checkTexts(file.value), ...findings])
    if (output === undefined) continue
    const { theme, title, concepts } = output
    if (theme !== path.unit) {
      const message = `"theme" is ${theme}, but the path says ${path.unit}`
      file.report([{ path: ['theme'], code: 'wrong-path', message }])
    }
    for (const [index, concept] of concepts.entries()) {
      const found = [...checkPicture(concept), ...checkTwice(concept)]
      file.report(found.map((one) => ({ ...one, path: ['concepts', index, ...one.path] })))
    }
    themes.push({ theme, title, concepts })
  }
  return { problems, list: { themes } }
}

/**
 * The list of a folder, ready to serve.
 * @throws PackProblemsError when `checkConcepts` finds anything.
 */
export async function loadConcepts(folder: string): Promise<LoadedConcepts> {
  const { problems, list } = await checkConcepts(folder)
  if (problems.length > 0) throw new PackProblemsError(problems)
  const json = JSON.stringify(list)
  return { list, json, revision: revisionOf(json) }
}

/** Remembers all concepts and tells what comes twice. */
function createTwiceCheck(): (concept: ConceptTheme['concepts'][number]) => Finding[] {
  const seen = new Map<string, string>()
  return ({ concept, gloss, picture }) => {
    const places = [
      { path: ['concept'], value: concept },
      { path: ['gloss', 'en'], value: gloss.en },
      { path: ['gloss', 'fr'], value: gloss.fr },
      ...(picture === undefined ? [] : [{ path: ['picture'], value: picture }]),
    ]
    return places.flatMap(({ path, value }): Finding[] => {
      const key = JSON.stringify([path, value.toLowerCase()])
      const other = seen.get(key)
      seen.set(key, other ?? concept)
      if (other === undefined) return []
      return [{ path, code: 'duplicate-concept', message: `"${value}" is ${other} already` }]
    })
  }
}
