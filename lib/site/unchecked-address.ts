/** Prefix of a path below the base path that is not checked. */
export const unchecked = /^pathname:\/\/\/*/;
