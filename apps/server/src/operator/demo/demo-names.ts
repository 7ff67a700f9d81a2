type Names = readonly [string, ...string[]];

/** Of people where the six languages are spoken. About as many share one as share a frequent name there. */
export const firstNames = namesIn(`
  Ana Andreas Anggun Antoine Beatriz Ben Benoît Bianca Budi Camille Carlos Chiara Claire Clara Daniel Dewi Diego Dirk
  Eduardo Elena Elin Émile Emma Enrico Eva Fajar Farid Felipe Fernanda Florian François Gabriel Gilles Giulia Greta Gustavo
  Hanna Hélène Hendra Hugo Ida Ignacio Indah Ines Irina Jan Jessica João Joko Jonas Jorge Julia Julien Jürgen Kadek Karin
  Katharina Kirsten Lars Laura Léa Leonardo Lucía Luísa Lukas Made Manuel Marek Margaux María Mathilde Mehmet Mónica Nadia
  Nicolas Niklas Nora Olivia Oskar Pablo Paula Pedro Pierre Putri Rafael Rahmat Raquel Rizky Rosa Ruben Sara Sebastian Siti
  Sofía Stefan Sven Teresa Théo Thomas Tomás Ulrike Valentina Vera Wayan Wolfgang Yann Yara Yusuf Zoé`);
export const familyNames = namesIn(`
  Aguilar Aguiar Almeida Álvarez Andrade Arslan Aubert Bachmann Barbosa Bauer Becker Berg Bernard Bertrand Blanc Blanco
  Böhm Bonnet Borges Brandt Braun Cahyono Campos Cardoso Carvalho Castillo Castro Chevalier Clement Colin Costa Cruz
  Delgado Demir Díaz Dietrich Dubois Dumont Dupont Durand Engel Fabre Faure Fernández Ferreira Fischer Flores Fontaine
  Fournier Franke Fuchs Garcia Garnier Gauthier Giménez Girard Gomes Gómez Graf Gunawan Gutiérrez Haas Hahn Halim Handoko
  Hartmann Hartono Hernández Herrera Hoffmann Huber Ibáñez Iversen Iglesias Jansen Jäger Jiménez Kaiser Kaya Keller Klein
  Kobayashi Koch König Köhler Krause Kurniawan Kusuma Lambert Lang Laurent Lefebvre Lemaire Lestari Lima Lombardi Lopes
  López Lorenz Machado Maier Marchand Martin Martínez Medina Meier Mendes Mercier Molina Moreau Moreno Morin Müller Muñoz
  Nascimento Navarro Neumann Nogueira Novak Nugroho Oliveira Ortega Ortiz Öztürk Peeters Pereira Perrin Petit Pfeiffer Pohl
  Pratama Ramírez Ramos Renard Ribeiro Richter Rivera Robin Rocha Rodríguez Rojas Romero Rousseau Roux Ruiz Sánchez
  Santoso Santos Saputra Sari Sauer Schäfer Schmidt Schneider Schulz Setiawan Silva Simon Soto Souza Suárez Susanto Suryadi
  Teixeira Torres Utami Vargas Vasquez Vidal Vieira Vogel Wagner Walter Weber Weiß Werner Widodo Wibowo Winter Wolf Yilmaz
  Ximénez Zapata Ziegler Zimmermann`);

function namesIn(text: string): Names {
  return text.trim().split(/\s+/) as [string, ...string[]];
}

/** As people write their names in addresses. */
export const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase();
