export const buildCard = () => ({ reps: 0 })
