import '../session/keycap.css'

/** Keys to be pressed one after the other. */
export function KeySequence({ keys }: { keys: string }) {
  return (
    <span className="key-sequence">
      {Array.from(keys, (key, index) => (
        <kbd key={index} className="keycap">
          {key}
        </kbd>
      ))}
    </span>
  )
}
