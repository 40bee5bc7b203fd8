import { useId, useState, type ReactNode } from 'react'

interface OnDemandProps {
  text: ReactNode
  /** The text, and what of several it is about. */
  label: string
  /** Asked for once that is wanted, and again each time. */
  children: ReactNode
}

/** A button, and below it what it shows and hides again. */
export function OnDemand({ text, label, children }: OnDemandProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button plain"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text}
      </button>
      <div className={isOpen ? 'desk-wide stack tight' : undefined} id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  )
}
