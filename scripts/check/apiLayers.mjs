/**
 * The layers of the API from the bottom up: a folder of `api/src` imports its own files and those of the layers below.
 * Folders of one layer do not import each other. The files beside the folders compose them and may import everything.
 */
export const LAYERS = [['platform'], ['postcodes'], ['media', 'places', 'pricing', 'stock', 'users'], ['newsletter', 'consent'], ['catalog'], ['cart', 'stockAlerts'], ['orders'], ['quotes', 'contact', 'reviews'], ['accounts', 'content', 'setup'], ['operator']];
