import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { isReleased } from './compose-release.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFile(join(root, file), 'utf8')
const listRules = (text: string) => text.split('\n').filter((line) => /^[^#]/.test(line))

interface Service {
  image: string
  read_only?: boolean
  volumes?: string[]
  command?: string | string[]
  entrypoint?: string[]
  healthcheck?: { test: string[] }
}

let containerfile: string
let services: Record<string, Service>

beforeAll(async () => {
  containerfile = await read('deploy/Containerfile')
  const compose = parse(await read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
  }
  services = compose.services
})

test('what git ignores is not copied where an image is built, and nothing of git is', async () => {
  const inContext = (rule: string) =>
    rule.startsWith('/') ? rule.replaceAll(/^\/|\/$/g, '') : `**/${rule.replace(/\/$/, '')}`
  const ignored = listRules(await read('.gitignore')).map(inContext)
  expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', 'data', '**/*.env']))
  expect(listRules(await read('deploy/Containerfile.dockerignore'))).toEqual(
    expect.arrayContaining(['.git', ...ignored]),
  )
})

test('the variables of an operator do not come into a release, the sample of them does', () => {
  expect(['deploy/.env', 'deploy/.env.local', 'deploy/mboa.env'].filter(isReleased)).toEqual([])
  expect(['deploy/mboa.env.example', 'deploy/compose.yaml'].filter(isReleased)).toHaveLength(2)
})

test('the image has the official Node that the product needs, and none of a package', async () => {
  const version = (await read('.node-version')).trim()
  expect(containerfile).toContain(`FROM docker.io/library/node:${version}-`)
  const [, build = ''] = /^RUN (.*npm run build.*)$/m.exec(containerfile) ?? []
  expect(build).toMatch(/^npm pkg delete optionalDependencies && npm run build /)
})

test('every word of a command is text', () => {
  for (const { command = [], entrypoint = [], healthcheck } of Object.values(services)) {
    for (const word of [command, entrypoint, healthcheck?.test ?? []].flat()) {
      expect(word).toBeTypeOf('string')
    }
  }
})

test('every volume of ours belongs to the user of the image', () => {
  const ours = Object.values(services).filter(({ image }) => image === 'mboa')
  expect(ours.length).toBeGreaterThan(2)
  for (const { volumes, read_only: isReadOnly } of ours) {
    expect(isReadOnly).toBe(true)
    const named = volumes?.filter((volume) => !/^[./]/.test(volume)) ?? []
    expect(named).not.toEqual([])
    for (const volume of named) {
      const [, folder] = volume.split(':')
      expect(containerfile).toContain(`--chown=65532:65532 /empty ${folder}\n`)
    }
  }
})

test('no secret stands in a command, which everybody on the machine sees', () => {
  for (const { command = [], entrypoint = [], healthcheck } of Object.values(services)) {
    expect([command, entrypoint, healthcheck?.test ?? []].flat().join(' ')).not.toContain('$')
  }
})
