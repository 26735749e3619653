// The public face of this package: it re-exports and does nothing else.
export {};
