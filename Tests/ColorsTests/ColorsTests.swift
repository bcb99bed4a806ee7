import Colors
import Testing
