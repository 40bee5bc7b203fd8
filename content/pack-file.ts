import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding, Problem } from './problem.ts'
import { isRecord } from './checks/shape.ts'
import { parseYamlFile, type Path } from './yaml-file.ts'

/** A file of a course whose YAML is sound. */
export type PackFile = {
  value: unknown
  /** Adds findings to the problems, each with its file, line and item. */
  report: (findings: readonly Finding[]) => void
}

/** Reads `<folder>/<file>`; undefined, with the problems reported, where the YAML is not sound. */
export async function readPackFile(
  folder: string,
  file: string,
  problems: Problem[],
): Promise<PackFile | undefined> {
  const yaml = parseYamlFile(await readFile(join(folder, file), 'utf8'))
  problems.push(...yaml.errors.map((error) => ({ file, code: 'yaml' as const, ...error })))
  if (yaml.errors.length > 0) return undefined
  const report = (findings: readonly Finding[]) => {
    for (const { path, code, message } of findings) {
      const item = itemAt(yaml.value, path)
      const line = yaml.lineOf(path)
      problems.push({ file, line, ...(item === undefined ? {} : { item }), code, message })
    }
  }
  return { value: yaml.value, report }
}

const listsWithIds = new Set(['words', 'sentences', 'lessons', 'missions', 'concepts'])

/** Id of the item or lesson that the path leads into, its text where the id is missing. */
function itemAt(value: unknown, path: Path): string | undefined {
  const [list, index, ...inner] = path
  if (list === 'themes' && typeof index === 'number' && isRecord(value)) {
    const themes = value[list]
    return Array.isArray(themes) ? itemAt(themes[index], inner) : undefined
  }
  if (typeof list !== 'string' || !listsWithIds.has(list) || typeof index !== 'number') return
  const elements = isRecord(value) ? value[list] : undefined
  const element: unknown = Array.isArray(elements) ? elements[index] : undefined
  if (!isRecord(element)) return undefined
  const { id, concept, text } = element
  return [id, concept, text].find((name) => typeof name === 'string')
}
