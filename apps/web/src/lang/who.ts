/** Who a sentence is about: the person that reads it, or somebody with a name. */
export interface Who {
  readonly name: string;
  readonly isYou: boolean;
}
