const HIGH = 0.7;
const MEDIUM = 0.4;

/** A confidence in a word and a colour: green above 0.7, orange above 0.4, else red. */
export function confidenceLevel(confidence: number) {
  if (confidence > HIGH) return { word: 'High', colour: 'win' } as const;
  if (confidence > MEDIUM) return { word: 'Medium', colour: 'warn' } as const;
  return { word: 'Low', colour: 'loss' } as const;
}
