/** Where the story of a message is told; `story` is that of a row of the logs. */
export const storyAddress = (story: string) => `/logs/message/${story}`;
