import { expect, it } from 'vitest'

interface Machine {
  platform: NodeJS.Platform
  env: Record<string, string>
  execPath: string
  root: string
  packages: string[]
}
interface Found {
  path: string
  version: string | undefined
}
// Plain JavaScript without types, because it runs before anything is installed.
const { listNodes, chooseNode } = (await import(
  new URL('./get-node.mjs', import.meta.url).href
)) as {
  listNodes: (machine: Machine) => string[]
  chooseNode: (nodes: Found[], safe: string) => Found | undefined
}

const machine = { env: {}, execPath: '/own/node', packages: ['node-x'] }

it.each([
  ['linux', '/mboa/', '/mboa/node_modules/node-x/bin/node'],
  ['darwin', '/mboa/', '/mboa/node_modules/node-x/bin/node'],
  ['win32', 'C:\\mboa\\', String.raw`C:\mboa\node_modules\node-x\bin\node.exe`],
] as const)(
  'looks for a packaged Node, then for the machine’s own, on %s',
  (platform, root, packaged) => {
    expect(listNodes({ ...machine, platform, root })).toEqual([packaged, '/own/node'])
  },
)

it('looks only for the Node that MBOA_NODE names', () => {
  const env = { MBOA_NODE: '/opt/node' }
  expect(listNodes({ ...machine, platform: 'linux', root: '/', env })).toEqual(['/opt/node'])
})

it.each([
  ['the packaged Node if it is safe', ['26.12.1', '28.0.0'], '26.12.1'],
  ['the machine’s own if only that is safe', ['26.10.0', '26.12.1'], '26.12.1'],
  ['a newer major version', ['26.10.0', '27.0.0'], '27.0.0'],
  ['the packaged Node if neither is safe', ['26.9.0', '26.11.0'], '26.9.0'],
  ['no Node of an older major version', [undefined, '24.22.3'], undefined],
])('chooses %s', (_case, versions, chosen) => {
  const nodes = versions.map((version) => ({ path: '', version }))
  expect(chooseNode(nodes, '26.12.1')?.version).toBe(chosen)
})
