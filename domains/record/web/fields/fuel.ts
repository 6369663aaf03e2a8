/** The marks of the fuel gauge. */
export const fuelParts = 8;
