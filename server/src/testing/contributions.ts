import type { Contribution } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'

type Told<Kind extends Contribution['kind']> = Extract<Contribution, { kind: Kind }>

/** The word for a concept, of the right shape; tests say what differs. */
export function aContribution(differences: Partial<Told<'concept'>> = {}): Told<'concept'> {
  return {
    kind: 'concept',
    id: testId(1),
    course: 'ewo',
    concept: 'hoe',
    text: 'abá',
    dialect: null,
    note: '',
    contributedAt: Date.UTC(2026, 0, 5, 8),
    ...differences,
  }
}
