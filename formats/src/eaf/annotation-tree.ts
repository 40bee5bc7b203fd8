import type { Annotation, Tier } from './eaf-document.ts'

export interface AnnotationTree {
  /** What belongs to an annotation, in the order of the file. */
  below(annotation: Annotation): readonly Annotation[]
  /** What it belongs to, the nearest first. */
  above(annotation: Annotation): readonly Annotation[]
}

/** No recording has as many floors of tiers; references that go in a circle have no end. */
const mostFloors = 20

/** Who belongs to whom: by reference, or in the tier above at the same time. */
export function growTree(tiers: readonly Tier[]): AnnotationTree {
  const byId = new Map(tiers.flatMap((tier) => tier.annotations.map((each) => [each.id, each])))
  const children = new Map<Annotation, Annotation[]>()
  const parents = new Map<Annotation, Annotation>()
  for (const tier of tiers) {
    const findAround = createFindAround(tiers.find(({ id }) => id === tier.parent))
    for (const annotation of tier.annotations) {
      const { parent: reference } = annotation
      const parent = reference === undefined ? findAround(annotation) : byId.get(reference)
      if (parent === undefined || parent === annotation) continue
      parents.set(annotation, parent)
      const siblings = children.get(parent)
      if (siblings === undefined) children.set(parent, [annotation])
      else siblings.push(annotation)
    }
  }
  return {
    below(annotation) {
      const found = new Set<Annotation>()
      let floor = children.get(annotation) ?? []
      for (let count = 0; count < mostFloors && floor.length > 0; count++) {
        const fresh = floor.filter((each) => !found.has(each) && each !== annotation)
        for (const each of fresh) found.add(each)
        floor = fresh.flatMap((each) => children.get(each) ?? [])
      }
      return [...found]
    },
    above(annotation) {
      const found: Annotation[] = []
      let next = parents.get(annotation)
      while (next !== undefined && found.length < mostFloors) {
        found.push(next)
        next = parents.get(next)
      }
      return found
    },
  }
}

/** Tiers that divide the time of another name no annotation of it. */
function createFindAround(tier: Tier | undefined) {
  const sorted = (tier?.annotations ?? [])
    .filter(({ from, to }) => from !== undefined && to !== undefined)
    .toSorted((one, other) => (one.from ?? 0) - (other.from ?? 0))
  return ({ from, to }: Annotation): Annotation | undefined => {
    if (from === undefined && to === undefined) return undefined
    // Compares the middle, because adjacent parents share a boundary.
    const at = ((from ?? to ?? 0) + (to ?? from ?? 0)) / 2
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle]?.from ?? 0) <= at) low = middle + 1
      else high = middle
    }
    const found = sorted[low - 1]
    return found !== undefined && at <= (found.to ?? 0) ? found : undefined
  }
}
