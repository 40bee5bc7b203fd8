/**
 * Whether an event is taken back: an undo of it stands, and an undo stands unless taken back
 * itself. `undosOf` lists the ids of the undo events that name an id. Each undo names one event,
 * so what leads to a review or a setting is a tree, and this ends.
 */
export function isUndone(
  id: string,
  undosOf: (id: string) => readonly string[] | undefined,
): boolean {
  return (undosOf(id) ?? []).some((undoId) => !isUndone(undoId, undosOf))
}
