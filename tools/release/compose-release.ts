import { existsSync } from 'node:fs'
import { cp, chmod, copyFile, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { composeLicenceTexts } from './licences.ts'
import { composeSbom, type Product } from './sbom.ts'
import { listShipped, readJson, root } from './shipped-packages.ts'

/** The sources as they are: Node runs them. Beside them, what the build made of them. */
const folders = [
  'domain/src',
  'contract/src',
  'content',
  'formats/src',
  'server/src',
  'server/dist',
  'extensions',
  'web/dist',
  'deploy',
]
/** Workspaces of which others import by name. */
const workspaces = ['domain', 'contract', 'content', 'formats', 'server']
const files = ['LICENSE', 'CHANGELOG.md', 'package-lock.json', 'docs/operations.md']

/**
 * Tests, the stand-in for Google, and an operator's `.env` files next to the samples of `deploy`.
 * Packages inside of packages are listed separately.
 * `server/dist/library.bin` names the rest: see compiled-library.ts.
 */
const leftOut =
  /\.test\.tsx?$|^server\/src\/(?:testing|http\/development-openid)$|^extensions\/[^/]+\/(?:web|server\/(?:.*\/)?testing)$|\/node_modules$|\.tsbuildinfo$|\.env$|\/\.env\.[^/]*$/

/** Decides on a file or folder by its path in the repository. */
export const isReleased = (path: string) => !leftOut.test(path)

/** Programs of the release, by their names; `$0` may be a link to one. */
const programs: Readonly<Record<string, string>> = {
  'mboa-server': 'server/src/main.ts',
  mboa: 'server/src/cli/mboa.ts',
}
const programOf = (script: string) => `#!/bin/sh
# Runs this release's ${script} on MBOA_NODE, else on the Node that came with it.
here=$(dirname "$(readlink -f "$0")")
exec "\${MBOA_NODE:-$here/node}" "$here/../${script}" "$@"
`

/**
 * Puts everything that a server needs at run time into a folder: sources, what the build made of
 * them, packages, the Node that runs it, and what all of it is and may be used for. It is there
 * whole or not at all, in the place of an earlier release.
 * @throws where the folder holds anything else
 */
export async function composeRelease(folder: string): Promise<void> {
  if (existsSync(folder) && !existsSync(join(folder, 'sbom.cdx.json'))) {
    throw new Error(`${folder} is there and is no release: name another folder.`)
  }
  const product = readJson('package.json') as Product
  const { name, version, license } = product
  const shipped = listShipped()
  const packages = shipped.flatMap(({ path, use }) => (use === 'server' ? path : []))
  const manifests = workspaces.map((workspace) => `${workspace}/package.json`)
  const part = `${folder}.partial`
  await rm(part, { recursive: true, force: true })
  for (const path of [...folders, ...files, ...manifests, ...packages]) {
    const filter = (each: string) => isReleased(relative(root, each))
    await cp(join(root, path), join(part, path), { recursive: true, filter })
  }
  const manifest = { name, version, license, private: true, type: 'module' }
  await writeFile(join(part, 'package.json'), toJson(manifest))
  await mkdir(join(part, 'node_modules/@mboa'))
  for (const workspace of workspaces.filter((each) => each !== 'server')) {
    await symlink(`../../${workspace}`, join(part, 'node_modules/@mboa', workspace))
  }
  await mkdir(join(part, 'bin'))
  await copyFile(process.execPath, join(part, 'bin/node'))
  for (const [program, script] of Object.entries(programs)) {
    await writeFile(join(part, 'bin', program), programOf(script))
    await chmod(join(part, 'bin', program), 0o755)
  }
  await writeFile(join(part, 'licences.txt'), composeLicenceTexts(shipped))
  await writeFile(join(part, 'sbom.cdx.json'), toJson(composeSbom(product, shipped)))
  await rm(folder, { recursive: true, force: true })
  await rename(part, folder)
}

const toJson = (content: object) => `${JSON.stringify(content, null, 2)}\n`

/** `npm run build`: a folder with all that a server needs, `dist` if none is named. */
if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? 'dist')
  await composeRelease(folder)
  console.log(`A release is in ${folder}: bin/mboa-server starts it.`)
}
