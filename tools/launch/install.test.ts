import { expect, it } from 'vitest'

interface Machine {
  platform: NodeJS.Platform
  env: Record<string, string>
  execPath: string
}
// Plain JavaScript without types, because it runs before anything is installed.
const { npmCommand } = (await import(new URL('./install.mjs', import.meta.url).href)) as {
  npmCommand: (machine: Machine) => string[]
}

const linux = { platform: 'linux', execPath: '/usr/bin/node' } as const
const mac = { platform: 'darwin', execPath: '/opt/homebrew/bin/node' } as const
const windows = {
  platform: 'win32',
  execPath: String.raw`C:\Program Files\nodejs\node.exe`,
} as const
const scriptOfWindows = String.raw`C:\Program Files\nodejs\node_modules\npm\bin\npm-cli.js`
const script = '/usr/lib/node_modules/npm/bin/npm-cli.js'

it.each([
  [linux, script],
  [mac, script],
  [windows, scriptOfWindows],
])('runs the npm that started us: %o', (machine, npm_execpath) => {
  const command = npmCommand({ ...machine, env: { npm_execpath } })
  expect(command).toEqual([machine.execPath, npm_execpath])
})

it.each([{}, { npm_execpath: '/usr/lib/node_modules/yarn/bin/yarn.js' }])(
  'finds npm when another program started us: %o',
  (env) => {
    expect(npmCommand({ ...linux, env })).toEqual(['npm'])
    expect(npmCommand({ ...mac, env })).toEqual(['npm'])
    expect(npmCommand({ ...windows, env })).toEqual([windows.execPath, scriptOfWindows])
  },
)
