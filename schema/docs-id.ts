/** Ids of further docs begin with a letter, so that `2.0~2` is no version: a sidebar's file is called so. */
export const docsIdPattern = /^[a-z](?:[\w-]*[a-z\d])?$/i;
