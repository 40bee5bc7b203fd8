import { buildCard } from '../testing/build-card.ts'

export const firstCard = buildCard()
