/** Field of an entry that allows to publish it although links of other pages break. It is never stored. */
export const acceptField = 'accept_broken_links';

/** Field in which an open form names itself. It is never stored. */
export const formField = 'form_name';
