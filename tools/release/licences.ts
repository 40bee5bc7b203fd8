import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, type ShippedPackage } from './shipped-packages.ts'

const licenceFile = /^(licen[cs]e|copying|notice)/i

/** Composes all licence texts, each once, below the packages that it applies to. */
export function composeLicenceTexts(shipped: readonly ShippedPackage[]): string {
  const rule = '='.repeat(80)
  const byText = Map.groupBy(
    shipped,
    ({ path, licence }) =>
      readTexts(join(root, path)) || `Its package says “${licence}” and has no text of it.`,
  )
  return Array.from(byText, ([text, packages]) => {
    const titles = packages.map(({ name, version, licence }) => `${name} ${version} (${licence})`)
    return `${rule}\n${titles.join('\n')}\n${rule}\n\n${text}\n`
  }).join('\n')
}

function readTexts(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n')
}
