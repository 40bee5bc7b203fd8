#!/usr/bin/env node
// Starts every command of package.json on a machine that has only Node 20.19 or newer and npm.
// Plain Node without dependencies, because it runs before anything is installed.
import { install } from './install.mjs'
import { getNode } from './get-node.mjs'
import { buildProduct } from './build-product.mjs'
import { run } from './run.mjs'

const [command, ...rest] = process.argv.slice(2)

const commands = {
  start: async (node) => {
    await buildProduct(node)
    return run(node, ['server/src/main.ts', '--development', ...rest])
  },
  build: async (node) => {
    await buildProduct(node)
    return run(node, ['tools/release/compose-release.ts', ...rest])
  },
  dev: (node) => run(node, ['web/build/dev-server.ts', ...rest]),
  test: (node) => run(node, ['tools/check/check.ts', ...rest]),
  'test-long': (node) => run(node, ['tools/check/check.ts', '--long', ...rest]),
  bench: async (node) => {
    await buildProduct(node)
    return run(node, ['bench/bench.ts', ...rest])
  },
  mboa: (node) => run(node, ['server/src/cli/mboa.ts', ...rest]),
  pictures: (node) => run(node, ['tools/pictures/write.ts']),
}

const start = commands[command]
if (start === undefined) {
  console.error(`Unknown command: ${command}. Known: ${Object.keys(commands).join(', ')}.`)
  process.exit(2)
}
await install()
process.exitCode = await start(getNode())
