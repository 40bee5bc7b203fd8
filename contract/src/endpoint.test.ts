import { describe, expect, it } from 'vitest'
import * as api from './api.ts'
import { addressOf, paramSchemasOf, type Endpoint } from './endpoint.ts'

it('fills the parts of a path, each encoded', () => {
  const params = { id: 'a/b', speaker: 'c d' }
  expect(addressOf(api.withdrawGuestConsent, { params })).toBe(
    '/api/workshops/a%2Fb/speakers/c%20d/consent',
  )
})

it('leaves the commas of a list as they are', () => {
  const params = { course: 'ewo', units: 'time,food', revisions: '1,2' }
  expect(addressOf(api.readUnitPacks, { params })).toBe('/api/packs/ewo/time,food/1,2')
})

it('appends the query, without what is not given', () => {
  const query = { search: 'aná & co', state: undefined, course: 'ewo' }
  expect(addressOf(api.listShownTakes, { query })).toBe(
    '/api/takes/shown?search=an%C3%A1%20%26%20co&course=ewo',
  )
  expect(addressOf(api.listShownTakes)).toBe('/api/takes/shown')
})

it('refuses an empty part, which would make another address', () => {
  expect(() => addressOf(api.withdrawTake, { params: { id: '' } })).toThrow(
    '/api/takes/:id needs a value for id.',
  )
})

it('has one endpoint for each method and path', () => {
  const calls = Object.values(api).map(({ method, path }) => `${method} ${path}`)
  expect(calls.length).toBeGreaterThan(120)
  expect(new Set(calls).size).toBe(calls.length)
})

describe.each(Object.entries<Endpoint>(api))('%s', (_name, endpoint) => {
  const parts = Object.keys(paramSchemasOf(endpoint))

  it('has schemas only for parts of its own path', () => {
    expect(parts).toEqual(expect.arrayContaining(Object.keys(endpoint.params ?? {})))
  })

  it('declares the code that answers a malformed part of its path', () => {
    expect(endpoint.refuses ?? []).toEqual(
      parts.length === 0 ? expect.anything() : expect.arrayContaining(['not-found']),
    )
  })
})
