/** Minutes and seconds as a clock shows them: 161 is `2:41`. */
export function clockTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}
