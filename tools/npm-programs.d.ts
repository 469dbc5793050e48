export const majors: readonly number[];
