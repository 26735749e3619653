export function offerSearch(): void {}
