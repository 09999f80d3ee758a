import { createContext, useContext } from 'react';

/** Whether one looks at one's own figures, or an educator at a learner's, which the learner shares. */
export type Whose = 'own' | 'learner';

export const WhoseFigures = createContext<Whose>('own');

export const useWhose = () => useContext(WhoseFigures);
