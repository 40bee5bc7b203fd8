import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkPacks } from '../check.ts'
import type { Problem } from '../problem.ts'

/** Text of each file by its path in the folder of packs. */
export type Files = Record<string, string>

/** A small course without problems, to plant one problem in. */
export const soundFiles: Files = {
  'ewo/course.yaml': `format: 1
course: ewo
htmlLang: ewo
autonym: Ewondo
name: { en: Ewondo, fr: Éwondo }
region: { en: Centre and South, fr: Centre et Sud }
orthography:
  id: general-alphabet
  name: { en: General Alphabet, fr: Alphabet général }
alphabet:
  letters: [a, b, d, dz, e, ə, ɛ, f, g, h, i, k, kp, l, m, n, ŋ, o, ɔ, p, r, s, t, u, v, w, y, z]
  nameLetters: [j]
  toneBearers: [a, e, ə, ɛ, i, o, ɔ, u, m, n]
  toneMarks:
    - { tone: high, mark: U+0301, example: á }
    - { tone: rising, mark: U+030C, example: ǎ }
  unmarked: low
sources:
  - { citation: 'CLDR 48.2, main/ewo/characters', licence: Unicode-3.0 }
description: { en: Two days. Help us greet., fr: Deux jours. Aidez-nous à saluer. }
missing:
  - { category: day, gloss: { en: Wednesday, fr: mercredi } }
  - { category: day, gloss: { en: Thursday, fr: jeudi } }
  - { category: day, gloss: { en: Friday, fr: vendredi } }
  - { category: day, gloss: { en: Saturday, fr: samedi } }
  - { category: day, gloss: { en: Sunday, fr: dimanche } }
`,
  'ewo/01-days.yaml': `format: 1
course: ewo
unit: days
order: 1
title: { en: Days, fr: Jours }
orthography: general-alphabet
words:
  - id: ewo.day-monday
    text: mɔ́ndi
    gloss: { en: [Monday], fr: [lundi] }
    category: day
    sources:
      - citation: CLDR 48.2, days.format.wide.mon
        licence: Unicode-3.0
    licence: Unicode-3.0
    checkedBy: 0

  - id: ewo.day-tuesday
    text: sɔ́ndɔ məlú mə́bɛ̌
    gloss: { en: [Tuesday], fr: [mardi] }
    category: day
    sources:
      - citation: CLDR 48.2, days.format.wide.tue
        licence: Unicode-3.0
    licence: Unicode-3.0
    checkedBy: 2
`,
}

/** Calls `use` with a temporary folder that holds the files, and removes it. */
export async function withPacks<T>(files: Files, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-packs-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What is wrong with the files. */
export async function problemsOf(files: Files): Promise<Problem[]> {
  return withPacks(files, async (folder) => (await checkPacks(folder)).problems)
}

/**
 * The sound files with the first `from` of one file replaced.
 * @throws when the file does not hold `from`, so that no test plants nothing.
 */
export function plant(file: string, from: string, to: string): Files {
  const text = soundFiles[file]
  if (!text?.includes(from)) throw new Error(`${file} holds no "${from}"`)
  return { ...soundFiles, [file]: text.replace(from, () => to) }
}
