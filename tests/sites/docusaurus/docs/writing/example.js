export const lamp = 'on';
