import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

/** What of ours stands below the screens, and the folders that it is made of. */
const packages = ['@mboa/domain', '@mboa/domain/testing', '@mboa/contract', '@mboa/contract/table']
const folders = ['domain/src', 'contract/src']

/**
 * Gives the browser of the tests our own packages as one file each, as it gets those of others: one
 * by one their three hundred modules take an eighth of the processor time of a file of tests. Only
 * where Vitest runs once: while it watches, modules change.
 */
export function bundledPackages(): Plugin {
  const runsOnce = process.argv.includes('run')
  return {
    // Vite keeps bundles for as long as the names of its plugins are the same.
    name: `mboa:bundled-packages${runsOnce ? `-${hashSources()}` : ''}`,
    config: () => (runsOnce ? { optimizeDeps: { include: packages } } : undefined),
  }
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort()) {
      if (name.endsWith('.ts')) hash.update(name).update(readFileSync(join(root, folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
