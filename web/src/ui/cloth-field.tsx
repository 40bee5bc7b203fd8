/** A field of cloth in the colour of its surroundings. Decoration only: at most one a screen. */
export function ClothField() {
  return <div className="cloth-field" aria-hidden="true" />
}
