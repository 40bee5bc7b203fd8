import { Plural } from '@lingui/react/macro'
import { mostImportLines } from '@mboa/contract'

/** How many of a list are not named one by one. */
export function Rest({ of }: { of: number }) {
  const more = of - mostImportLines
  if (more <= 0) return null
  return (
    <p className="small soft">
      <Plural value={more} one="and # more" other="and # more" />
    </p>
  )
}
