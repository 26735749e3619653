/** Words that tell a search nothing: articles, prepositions, and what stands in every question. */
export const fillers: readonly string[] = [
  ...['a', 'an', 'the', 'this', 'that', 'these', 'it', 'its', 'is', 'are', 'be', 'was', 'were', 'there'],
  ...['of', 'to', 'in', 'on', 'at', 'by', 'for', 'from', 'with', 'and', 'or', 'but', 'if', 'as', 'than', 'then', 'so'],
  ...['i', 'we', 'you', 'your', 'my', 'our', 'they', 'their', 'me', 'us', 'do', 'does', 'did', 'have', 'has', 'had'],
  ...['what', 'how', 'which', 'when', 'can', 'may', 'must', 'should', 'would', 'will', 'much', 'many'],
];
