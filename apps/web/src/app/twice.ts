/** Twice: what is loaded is asked for a second time where it did not come; rejects with the second failure. */
export async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    return load();
  }
}
