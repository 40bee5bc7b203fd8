import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { isReleased } from './compose-release.ts'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const listRules = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => /^[^#]/.test(line))

interface Service {
  image: string
  read_only?: boolean
  volumes?: string[]
  command?: string | string[]
  entrypoint?: string[]
  healthcheck?: { test: string[] }
}

const containerfile = read('deploy/Containerfile')
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
}
const services = Object.values(compose.services)

test('builds an image without git and what git ignores', () => {
  const ignored = listRules('.gitignore').map((rule) =>
    rule.startsWith('/') ? rule.replaceAll(/^\/|\/$/g, '') : `**/${rule.replace(/\/$/, '')}`,
  )
  expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', 'data', '**/*.env']))
  const rules = listRules('deploy/Containerfile.dockerignore')
  expect(rules).toEqual(expect.arrayContaining(['.git', ...ignored]))
})

test('releases the sample of an operator’s variables, and no variables', () => {
  expect(['deploy/.env', 'deploy/.env.local', 'deploy/mboa.env'].filter(isReleased)).toEqual([])
  expect(['deploy/mboa.env.example', 'deploy/compose.yaml'].filter(isReleased)).toHaveLength(2)
})

test('runs on the official Node of the version that the product needs', () => {
  const version = read('.node-version').trim()
  expect(containerfile).toContain(`FROM docker.io/library/node:${version}-`)
  expect(containerfile).toMatch(/^RUN npm pkg delete optionalDependencies && npm run build /m)
})

test('starts services by commands that are text without secrets', () => {
  for (const { command = [], entrypoint = [], healthcheck } of services) {
    for (const word of [command, entrypoint, healthcheck?.test ?? []].flat()) {
      // Process lists show the values of variables to every user of the machine.
      expect(word).toEqual(expect.stringMatching(/^[^$]*$/))
    }
  }
})

test('gives every volume of ours to the user of the image', () => {
  const ours = services.filter(({ image }) => image === 'mboa')
  expect(ours.length).toBeGreaterThan(2)
  for (const { volumes = [], read_only: isReadOnly } of ours) {
    expect(isReadOnly).toBe(true)
    const named = volumes.filter((volume) => !/^[./]/.test(volume))
    expect(named).not.toEqual([])
    for (const volume of named) {
      expect(containerfile).toContain(`--chown=65532:65532 /empty ${volume.split(':')[1]}\n`)
    }
  }
})
