import { describe, expect, it } from 'vitest'
import { mixDown } from './mix-down.ts'

describe('mixing to one channel', () => {
  it('takes the mean of two', () => {
    const mixed = mixDown([Float32Array.of(0.5, 0.25), Float32Array.of(0.25, -0.25)])
    expect([...mixed]).toEqual([0.375, 0])
  })

  it('leaves a side out that was not plugged in: the other keeps its loudness', () => {
    expect([...mixDown([Float32Array.of(0.5, -0.5), Float32Array.of(0, 0.0001)])]).toEqual([
      0.5, -0.5,
    ])
  })

  it('gives silence for silence and nothing for nothing', () => {
    expect([...mixDown([new Float32Array(2), new Float32Array(2)])]).toEqual([0, 0])
    expect([...mixDown([])]).toEqual([])
  })
})
